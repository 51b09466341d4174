const names = `gmail.com googlemail.com hotmail.com hotmail.es outlook.com outlook.es live.com msn.com passport.com
yahoo.com yahoo.es ymail.com rocketmail.com icloud.com me.com mac.com aol.com gmx.com gmx.es gmx.net gmx.de web.de mail.com
proton.me protonmail.com pm.me tutanota.com tuta.com zoho.com yandex.com yandex.ru mail.ru fastmail.com hey.com orange.es
orange.fr telefonica.net movistar.es terra.es ya.com ono.com euskaltel.net wanadoo.es wanadoo.fr free.fr laposte.net
libero.it mailinator.com yopmail.com qq.com 163.com hushmail.com duck.com`;

const domains = new Set(names.split(/\s+/));

/** Whether anybody can have an address there: such a domain is no company's. */
export const isPublicDomain = (domain: string) =>
  domains.has(domain) || /^(hotmail|outlook|live|yahoo|gmx)\.(co\.|com\.)?[a-z]{2,3}$/.test(domain);
