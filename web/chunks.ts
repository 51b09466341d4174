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
  named('lib', 'session', 'page-title', 'call', 'form', 'form-values'),
  named('i18n', 'language', 'translation', 'failure-text'),
  named('i18n/es', 'public', 'authentication', 'company', 'cookies', 'errors', 'files', 'frame', 'rules'),
  named('ui', 'Mark', 'LanguageSwitch', 'MessagePage', 'Notice', 'FailureNotice', 'Button', 'buttons', 'ButtonLink'),
  named('ui', 'CookieBanner', 'cookie-answer'),
  /\/contract\/src\/(access|errors|password-rules|paths|plates|tax-id)\.ts$/,
  /\/contract\/src\/(errors|pages|accounts)\.ts\?light$/,
);

/** What the pages of those without an account are made of. */
const visitors = any(
  named('lib', 'read', 'draft', 'online', 'later', 'steps', 'now', 'elapsed'),
  named('ui', 'PublicFrame', 'PublicMessage', 'PublicSkeleton', 'CompanyTrouble', 'host', 'Picture', 'PhoneLink'),
  named('ui', 'PoweredBy', 'StepFrame', 'StepAct', 'ProgressLine', 'Guide'),
  named('ui', 'Field', 'TextInput', 'TextField', 'Textarea', 'public-form'),
);

const uploads = any(
  named('lib', 'upload', 'upload-pace', 'kept-uploads', 'send', 'block-door', 'block-size', 'shrink-image', 'patience'),
  named('ui', 'use-upload', 'UploadCard', 'UploadAnnouncer', 'PhotosUpload', 'FileUpload', 'accepted-files'),
  named('ui', 'upload-texts'),
  /\/node_modules\/idb-keyval\//,
  /\/contract\/src\/files\.ts\?light$/,
);

const mantine = /\/node_modules\/@mantine\//;
const queries = /\/node_modules\/@tanstack\/(react-query|query-core)\//;
const icons = /\/node_modules\/@tabler\//;

/** A library takes along what it needs; of ours a group has what it names. */
const library = { includeDependenciesRecursively: true };
const ours = { includeDependenciesRecursively: false };

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
  { name: 'uploads', test: uploads, ...ours },
  { name: 'mantine', test: mantine, ...library },
  { name: 'queries', test: queries, ...library },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
