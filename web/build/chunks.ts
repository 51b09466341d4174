import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const named = (folder: string, ...names: string[]) =>
  new RegExp(`/web/src/${folder}/(${names.join('|')})(\\.module)?\\.(tsx?|css)$`);

const any = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** What every page begins with: one file, which stays the same from one version of ours to the next. */
const base = any(
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\//,
);

/** What the contract's schemas are made of: asked for by the first form that is touched. */
const schemas = /\/node_modules\/zod\//;

/** What nearly every page has: it travels with what the first script itself needs, and its first rule is the order of the layers. */
const house = any(
  /preload-helper/,
  /\/figtree\/wght\.css$/,
  named('lib', 'call', 'form', 'form-values', 'full-name', 'early', 'plain', 'read', 'draft', 'online', 'later'),
  named('lib', 'steps', 'now', 'elapsed', 'dates', 'days', 'madrid', 'kilometers', 'use-company'),
  named('features/authentication', 'api'),
  named('i18n', 'failure-text'),
  named('i18n/es', 'field', 'incident-types'),
  named('ui', 'Notice', 'FailureNotice', 'Initials', 'CookieBanner', 'CookieQuestion', 'cookie-answer', 'PublicFrame'),
  named('ui', 'PublicMessage', 'PublicSkeleton', 'CompanyTrouble', 'host', 'Picture', 'PhoneLink', 'PoweredBy'),
  named('ui', 'StepFrame', 'StepAct', 'ProgressLine', 'Guide', 'Field', 'TextInput', 'TextField', 'Textarea', 'Select'),
  named('ui', 'PasswordField', 'public-form', 'unseen', 'Modal'),
  /\/contract\/src\/(access|errors|password-rules|paths|plates)\.ts$/,
  /\/contract\/src\/(errors|pages|accounts|authentication|check-ins|field-incidents)\.ts\?light$/,
);

/** What every page says in English and what several of its later parts do: whoever reads Spanish loads none of it. */
const english = any(
  named('i18n/en', 'public', 'authentication', 'company', 'cookies', 'errors', 'files', 'frame', 'rules'),
  named('i18n/en', 'field', 'incident-types'),
);

/** What a company writes of itself when it signs up, and later in its account. */
const company = named('features/accounts', 'AddressFields', 'CompanyFields');

const customers = any(
  named('features/customers', 'CompanyFrame', 'api', 'visit'),
  named('i18n/es', 'customers'),
  /\/contract\/src\/customers\.ts\?light$/,
);

const checkInPage = named('features/check-in', 'CheckInPage');
const checkInTexts = named('i18n/es', 'check-in');

const uploads = any(
  named('lib', 'upload', 'upload-pace', 'kept-uploads', 'send', 'block-door', 'block-size', 'shrink-image', 'patience'),
  named('ui', 'use-upload', 'use-photos', 'UploadCard', 'UploadAnnouncer', 'PhotosUpload', 'accepted-files'),
  named('ui', 'upload-texts'),
  /\/node_modules\/idb-keyval\//,
  /\/IconPhotoCheck\./,
  /\/contract\/src\/files\.ts\?light$/,
);

const icons = /\/node_modules\/@tabler\//;

/** The frame of the dashboard, what is said in it, and the page that most people open first: one file. */
const frame = named('app', 'Shell');
const spoken = named('i18n/es', 'office');
const spokenLater = named('i18n/es', 'staff');
const first = named('features/tools', 'ToolsPage');

const ourOwn = any(/\/web\/src\//, /\.ts\?light$/);

/** A library takes along what it needs; of ours a group has what it names. */
const library = { includeDependenciesRecursively: true };
const ours = { includeDependenciesRecursively: false };

/** What so many pages share comes with the first of them, and of what is as short as this what two of them share. */
const many = 8;
const short = 6_000;
const tiny = 1_500;

/** The house, and the very small things that a public page shares with another or with its own later parts. */
const shared: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  if (house.test(id) || isOfEntry(id, graph)) return 'house';
  const pages = [...pagesWith(id, graph)];
  if (rootsOf(id, graph).size === 1 || pages.every((page) => isOfStaff(page, graph))) return null;
  return sizeOf(id, graph) <= tiny && !bringsMuch(id, graph) ? 'house' : null;
};

/** The first step of the check-in, with what all of its steps say and share. */
const checkIn: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const isFirst = [...rootsOf(id, graph)].some((root) => checkInPage.test(root));
  const isOnlyThere = [...pagesWith(id, graph)].every((page) => checkInPage.test(page));
  return checkInTexts.test(id) || (isFirst && isOnlyThere) ? 'check-in' : null;
};

/**
 * With the frame all of the first page; what only later pages share waits for them on the desk; with a page goes what only it
 * and its later parts have.
 */
const together: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const roots = rootsOf(id, graph);
  if ([...roots].every((root) => any(spoken, first).test(root))) return 'office';
  if ([...roots].every((root) => spokenLater.test(root))) return 'desk';
  const pages = [...pagesWith(id, graph)];
  if (!pages.every((root) => isOfStaff(root, graph))) return null;
  const place = [...roots].some((root) => any(frame, first).test(root)) ? 'office' : 'desk';
  if (isEverywhere(id, graph) || (id.endsWith('.css') && pages.some((page) => first.test(page)))) return place;
  const isOfPages = pages.some((page) => roots.has(page));
  if (!isOfPages || roots.size === 1 || !isLight(id, graph)) return null;
  const features = new Set(pages.map((root) => root.match(/\/features\/([\w-]+)\//)?.[1]));
  const [feature = place] = features;
  return features.size === 1 && pages.length > 1 ? feature : place;
};

const isEverywhere = (id: string, graph: Graph) => {
  const pages = pagesWith(id, graph);
  return pages.size >= many || [...pages].some((page) => frame.test(page));
};

/** Little, and nothing that brings much along. */
const isLight = (id: string, graph: Graph) => sizeOf(id, graph) <= short && !bringsMuch(id, graph);

const sizeOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.code?.length ?? 0;

const bringsMuch = (id: string, graph: Graph, seen = new Set<string>()): boolean => {
  if (any(schemas, uploads).test(id)) return true;
  if (seen.has(id) || (isEverywhere(id, graph) && !/\/contract\//.test(id))) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => bringsMuch(next, graph, seen));
};

const pagesWith = (id: string, graph: Graph) =>
  new Set([...rootsOf(id, graph)].flatMap((root) => pagesOf(root, graph)));

/** What somebody asks for by itself and that cannot run without this file. */
const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const own = isEntry || dynamicImporters.length > 0 ? [id] : [];
  return new Set([...own, ...importers.flatMap((importer) => [...rootsOf(importer, graph, seen)])]);
};

/** The pages that a root belongs to: itself, where a route asks for it. */
const pagesOf = (root: string, graph: Graph): string[] => {
  const { dynamicImporters = [] } = graph.getModuleInfo(root) ?? {};
  if (dynamicImporters.length === 0 || dynamicImporters.some(isRoute)) return [root];
  return dynamicImporters.flatMap((id) => [...rootsOf(id, graph)].flatMap((above) => pagesOf(above, graph)));
};

const isOfEntry = (id: string, graph: Graph) =>
  [...rootsOf(id, graph)].some((root) => graph.getModuleInfo(root)?.isEntry);

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
  { name: 'english', test: english, ...ours },
  { name: 'company', test: company, ...ours },
  { name: shared, debugName: 'shared', test: any(house, icons, ourOwn), ...ours },
  { name: 'customers', test: customers, ...ours },
  { name: 'uploads', test: uploads, ...ours },
  { name: checkIn, debugName: 'check-in', test: any(icons, ourOwn), ...ours },
  { name: together, debugName: 'together', test: any(ourOwn, /\/node_modules\//), ...ours },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
