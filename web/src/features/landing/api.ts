/** Whether there is a demo to walk into. It is asked while the page loads, and no answer is a no. */
export const readDemo = () =>
  fetch('/api/demo', { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json())
    .then(({ demo }: { demo?: unknown }) => Boolean(demo))
    .catch(() => false);
