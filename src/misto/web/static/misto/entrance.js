// Coming in: passkeys, where the browser has them. The forms work by password without this.
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const known = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

const plain = (credential) => {
  const { response } = credential;
  const answer = { clientDataJSON: text(response.clientDataJSON) };
  for (const part of ["attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[part]) answer[part] = text(response[part]);
  }
  if (response.getTransports) answer.transports = response.getTransports();
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: answer,
  };
};

const create = (options) =>
  navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: known(options.excludeCredentials),
      authenticatorSelection: {
        ...options.authenticatorSelection,
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
    },
  });

const get = (options) =>
  navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: known(options.allowCredentials),
    },
  });

const written = () => JSON.parse(document.getElementById("passkey-options").textContent);

const asked = async (address) => {
  const answer = await fetch(address, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};

const WAYS = {
  create: async () => create(written().creation_options.publicKey),
  get: async () => get(written().request_options.publicKey),
  login: async (form) => get((await asked(form.action)).request_options.publicKey),
};

for (const form of document.querySelectorAll("form[data-passkey]")) {
  const failed = form.querySelector("p.error[role=alert][hidden]");
  const field = form.querySelector("input[name=credential]");
  if (window.PublicKeyCredential) form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failed.hidden = true;
    try {
      field.value = JSON.stringify(plain(await WAYS[form.dataset.passkey](form)));
      form.submit();
    } catch {
      failed.textContent = form.dataset.failed;
      failed.hidden = false;
    }
  });
}
