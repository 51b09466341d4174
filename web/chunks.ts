import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const named = (folder: string, ...names: string[]) =>
  new RegExp(`/web/src/${folder}/(${names.join('|')})(\\.module)?\\.(tsx?|css)$`);

const any = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** What every page begins with: one file, which stays the same from one version of ours to the next. */
const base =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\//;

/** What the contract's schemas are made of: asked for by the first form that is touched. */
const schemas = /\/node_modules\/zod\//;

/** What the first script needs anyway, and what nearly every page has; its first rule is the order of the layers. */
const house = any(
  /preload-helper/,
  /\/figtree\/wght\.css$/,
  named('ui', 'base'),
  named('app', 'PlainFrame'),
  named('lib', 'session', 'page-title', 'call', 'form', 'form-values', 'full-name'),
  named('i18n', 'language', 'translation', 'failure-text'),
  named('i18n/es', 'public', 'authentication', 'company', 'cookies', 'errors', 'files', 'frame', 'rules'),
  named(
    'ui',
    'Mark',
    'LanguageSwitch',
    'MessagePage',
    'Notice',
    'FailureNotice',
    'Button',
    'buttons',
    'ButtonLink',
    'Initials',
  ),
  named('ui', 'CookieBanner', 'cookie-answer'),
  /\/contract\/src\/(access|errors|password-rules|paths|plates|tax-id)\.ts$/,
  /\/contract\/src\/(errors|pages|accounts)\.ts\?light$/,
);

/** What the pages of those without an account are made of. */
const visitors = any(
  named('lib', 'read', 'draft', 'online', 'later', 'steps', 'now', 'elapsed', 'dates', 'days', 'kilometers', 'plain'),
  named('ui', 'PublicFrame', 'PublicMessage', 'PublicSkeleton', 'CompanyTrouble', 'host', 'Picture', 'PhoneLink'),
  named('ui', 'PoweredBy', 'StepFrame', 'StepAct', 'ProgressLine', 'Guide'),
  named('ui', 'Field', 'TextInput', 'TextField', 'Textarea', 'PasswordField', 'public-form'),
);

const customers = named('features/customers', 'CompanyFrame', 'api', 'visit');

const uploads = any(
  named('lib', 'upload', 'upload-pace', 'kept-uploads', 'send', 'block-door', 'block-size', 'shrink-image', 'patience'),
  named('ui', 'use-upload', 'UploadCard', 'UploadAnnouncer', 'PhotosUpload', 'FileUpload', 'accepted-files'),
  named('ui', 'upload-texts'),
  /\/node_modules\/idb-keyval\//,
  /\/IconPhotoCheck\./,
  /\/contract\/src\/files\.ts\?light$/,
);

/** What opens over a page of the dashboard: menus, dialogs, drawers, notices. */
const overlays = any(
  /\/node_modules\/(@floating-ui|@mantine\/(notifications|store)|react-remove-scroll|react-transition-group)/,
  /\/@mantine\/core\/.*\/(Menu|Popover|ScrollArea|Drawer|ModalBase|Modal|Portal|Overlay|Notification)\//,
  /\/@mantine\/core\/.*\/(FocusTrap|FloatingArrow|Paper)\//,
);
const mantine = /\/node_modules\/@mantine\//;
const queries = /\/node_modules\/@tanstack\/(react-query|query-core)\//;
const icons = /\/node_modules\/@tabler\//;

/** A library takes along what it needs; of ours a group has what it names. */
const library = { includeDependenciesRecursively: true };
const ours = { includeDependenciesRecursively: false };

/** What so many pages share comes with the first of them. */
const many = 8;

/** What every page of the dashboard has, and what many of them share; what one page shares with its later parts. */
const together: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const roots = rootsOf(id, graph);
  const pages = new Set([...roots].flatMap((root) => pagesOf(root, graph)));
  const [page = ''] = pages;
  if (pages.size === 1) return roots.size > 1 && roots.has(page) ? `${basename(page, '.tsx')}-parts` : null;
  if (![...pages].every((root) => isOfStaff(root, graph))) return null;
  if (pages.size < many && ![...pages].some((root) => root.endsWith('/Shell.tsx'))) return null;
  return opensOver(id, graph) ? 'dialogs' : 'office';
};

/** What somebody asks for by itself and that cannot run without this file. */
const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const own = isEntry || dynamicImporters.length > 0 ? [id] : [];
  return new Set([...own, ...importers.flatMap((importer) => [...rootsOf(importer, graph, seen)])]);
};

/** A dialog or a menu, or something that cannot be without one. */
const opensOver = (id: string, graph: Graph): boolean =>
  named('ui', 'Dialog', 'Lightbox', 'PressedMenu', 'offer-undo', 'overlays', 'teller').test(id) ||
  (/\/web\/src\//.test(id) && (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => opensOver(next, graph)));

/** The pages that a root belongs to: itself, where a route asks for it. */
const pagesOf = (root: string, graph: Graph): string[] => {
  const { dynamicImporters = [] } = graph.getModuleInfo(root) ?? {};
  if (dynamicImporters.length === 0 || dynamicImporters.some(isRoute)) return [root];
  return dynamicImporters.flatMap((id) => [...rootsOf(id, graph)].flatMap((above) => pagesOf(above, graph)));
};

const isRoute = (id: string) => /\/web\/src\/app\/routes\//.test(id);
const isOfStaff = (root: string, graph: Graph) => {
  const askers = graph.getModuleInfo(root)?.dynamicImporters ?? [];
  return askers.length > 0 && !askers.some((id) => /\/routes\/(doors|visitors)\.ts$/.test(id));
};

/**
 * Files that belong together travel as one: a phone waits for a round trip for every few of them. The first group that
 * takes a file has it.
 */
export const groups = [
  { name: 'base', test: base, ...library },
  { name: 'schemas', test: schemas, ...library },
  { name: 'icons', test: icons, ...library, minShareCount: 5 },
  { name: 'house', test: house, ...ours },
  { name: 'visitors', test: visitors, ...ours },
  { name: 'customers', test: customers, ...ours },
  { name: 'uploads', test: uploads, ...ours },
  { name: 'overlays', test: overlays, ...ours },
  { name: 'mantine', test: mantine, ...library },
  { name: 'queries', test: queries, ...library },
  { name: together, debugName: 'together', test: any(/\/web\/src\//, /\.ts\?light$/), ...ours },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
