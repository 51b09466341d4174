/** The nonce that the server's content policy asks of style elements made by scripts. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Scroll locking of dialogs makes its style element by itself and looks for the nonce here. */
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
