/** A page that was opened before a new version was deployed requests files that are gone: it reloads. */
export const followVersions = () =>
  addEventListener('vite:preloadError', async () => {
    if (await isOld()) location.reload();
  });

/** Whether the server's page no longer names the file of this code. A failed request says nothing of that. */
const isOld = async () => {
  const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null);
  return answer?.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
};
