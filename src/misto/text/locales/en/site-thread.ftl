## Images

# $megabytes: how much is allowed.
thread-image-too-large = The file is too large: up to { $megabytes } MB is allowed. Make the picture smaller, or save it as JPEG or WebP, and send it again.
thread-image-not-an-image = This is not a picture that can be shown here. Send a PNG, JPEG, WebP or GIF file.
thread-image-damaged = The file is damaged: it could not be read to its end. Save the picture again, or choose another.
# $megapixels: how many are allowed.
thread-image-too-many-pixels = The picture has too many pixels: up to { $megapixels } million are allowed. Make it smaller or crop it, and send it again.
# $width, $height: the shortest sides.
thread-image-too-small = The picture is too small: it needs at least { $width } × { $height } pixels. Choose a larger one.
thread-image-too-thin = The picture is too long and narrow: in the place for it only a thin strip would be left. Crop it or choose another.
