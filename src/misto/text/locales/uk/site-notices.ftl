### Сповіщення: назва гри й що сталося. Ні ролі, ні голосу, ні персонажа.

## На сайті

notice-bell-role-letter = «{ $title }»: на твоєму місці чекає лист із роллю
notice-bell-turn-opened = «{ $title }»: почався хід { $turn }
notice-bell-deadline = «{ $title }»: хід скоро закриється, а за тобою ще щось є
notice-bell-report = «{ $title }»: вийшли підсумки ходу
notice-bell-letter = «{ $title }»: новий лист
notice-bell-mention = «{ $title }»: тебе згадано в темі
notice-bell-game-ended = «{ $title }»: гру завершено
notice-bell-reminder = «{ $title }»: нагадування від ведучого, заявки ще приймають
