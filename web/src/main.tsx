import '@fontsource-variable/figtree/wght.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.ts';
import { followReader, startLanguage } from './i18n/language.ts';
import { followStyles } from './lib/loading/styles.ts';
import { followVersions } from './lib/loading/version.ts';
import { onSession, watchSession } from './lib/session/session.ts';

/** A function, because with an `await` of the file itself the bundler merges no files and a page has half a dozen more. */
const start = async () => {
  followVersions();
  followStyles();
  watchSession();
  await startLanguage();
  // A session may be found to be over before anything is drawn: whoever is sent away then must be heard too.
  onSession(() => void router.invalidate());
  onSession(() => void followReader());
  // Drawn once, with what the page waits for; drawing it empty first takes a phone a tenth of a second.
  await router.load();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
};

void start();
