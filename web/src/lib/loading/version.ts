/** A page that was opened before a new version came asks for files that are gone: it starts again, with the new ones. */
export const followVersions = () =>
  addEventListener('vite:preloadError', async () => {
    if (await isOld()) location.reload();
  });

/** Whether the server's page no longer names the file that this code came in. A lost line says nothing of that. */
const isOld = async () => {
  const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null);
  return answer?.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
};
