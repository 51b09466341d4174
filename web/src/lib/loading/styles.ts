const lost = new Set<string>();
const pause = 2_000;

/** Retries style sheets that failed to load: a dynamic import requests the sheets of its code only once. */
export const followStyles = () => {
  document.addEventListener('error', ({ target }) => isSheet(target) && askAgain(target), true);
  document.addEventListener('load', ({ target }) => isSheet(target) && lost.delete(target.href), true);
  for (const link of document.querySelectorAll('link')) {
    if (isSheet(link) && !isHere(link)) askAgain(link);
  }
};

/** Whether no sheet is missing, so that nothing is rendered without its style. */
export const areStylesHere = () => lost.size === 0;

const isSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Some browsers have no sheet where one was lost, others one that nobody may read. */
const isHere = ({ sheet }: HTMLLinkElement) => {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
};

const askAgain = (link: HTMLLinkElement) => {
  lost.add(link.href);
  setTimeout(() => lost.has(link.href) && link.replaceWith(link.cloneNode()), pause);
};
