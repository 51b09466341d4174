import '@fontsource-variable/figtree/wght.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startLanguage } from './i18n/language.ts';
import { watchSession } from './lib/session.ts';

watchSession();
await startLanguage();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
