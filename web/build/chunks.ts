import type { Rolldown } from 'vite';

/**
 * Which modules travel in one file. The graph of imports says who needs a module; `README.md` explains the rules. Only
 * libraries and the first page of the dashboard are named here.
 */

type Graph = Rolldown.ChunkingContext;

const libraries =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\//;
const schemas = /\/node_modules\/zod\//;

/** The frame of the dashboard, its texts, and the page that most people open first. */
const dashboard = /\/web\/src\/(app\/Shell|features\/tools\/ToolsPage|i18n\/es\/dashboard)\.tsx?$/;
const staffTexts = /\/web\/src\/i18n\/es\/staff\.ts$/;

/** What so many pages need, or what is as small as this (in characters) and shared at all, comes with the first of them. */
const many = 4;
const small = 900;

/** A module that is being placed has no chunk yet, so that imports in a circle come to an end. */
const placed = new Map<string, string | null>();

const chunkOf = (id: string, graph: Graph): string | null => {
  if (!placed.has(id)) placed.set(id, null).set(id, place(id, graph));
  return placed.get(id) ?? null;
};

const place = (id: string, graph: Graph): string | null => {
  if (libraries.test(id)) return 'libraries';
  if (isSchema(id, graph)) return null;

  const roots = rootsOf(id, graph);
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'common';
  if (roots.every((root) => dashboard.test(root))) return 'dashboard';
  if (roots.every((root) => staffTexts.test(root))) return 'staff';

  const owners = [...new Set(roots.flatMap((root) => ownersOf(root, graph)))];
  const pages = roots.filter((root) => isPage(root, graph));
  const isShared = (by: string[]) => by.length >= many || (roots.length > 1 && isSmall(id, graph));
  const isOfStaff = !owners.some((owner) => isPublic(owner, graph));
  if (isOfStaff && roots.some((root) => dashboard.test(root))) return 'dashboard';
  if (owners.length === 1 && pages.length === 1) return pages.map(nameOf).join();
  if (isOfStaff)
    return pages.length > 0 && isShared(pages) && fits(id, graph, ['common', 'dashboard', 'staff']) ? 'staff' : null;

  const publicPages = pages.filter((page) => isPublic(page, graph));
  if (isShared(publicPages) && fits(id, graph, ['common'])) return 'common';
  const set = publicPages.map(nameOf).sort().join('-');
  return publicPages.length > 1 && fits(id, graph, ['common', set]) ? set : null;
};

/** A file of the contract with zod in it: it comes with whoever validates, and by no rule of ours. */
const isSchema = (id: string, graph: Graph): boolean =>
  schemas.test(id) ||
  (/\/contract\/src\/[\w-]+\.ts$/.test(id) && importsOf(id, graph).some((next) => isSchema(next, graph)));

/** Whether all that it imports is in these chunks: else they would bring along what not all of their pages need. */
const fits = (id: string, graph: Graph, chunks: string[]): boolean =>
  isLight(id) ||
  importsOf(id, graph).every((next) => next.startsWith('\0') || isIn(next, graph, ['libraries', ...chunks]));

const isIn = (id: string, graph: Graph, chunks: string[]) => chunks.includes(chunkOf(id, graph) ?? '');

const isSmall = (id: string, graph: Graph) =>
  (graph.getModuleInfo(id)?.code?.length ?? 0) <= small && (isLight(id) || !importsOf(id, graph).some(isLight));

/** A file of the contract as `light-contract.ts` leaves it: a schema that it does not hold is imported from the file itself. */
const isLight = (id: string) => id.endsWith('?light');

const importsOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importedIds ?? [];

/** The entry points that cannot run without this module: the first script, and whatever is imported dynamically. */
const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const own = isEntry || dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...importers.flatMap((importer) => rootsOf(importer, graph, seen))];
};

/** The pages that an entry point belongs to: itself, or those from which it is imported dynamically. */
const ownersOf = (root: string, graph: Graph): string[] => {
  const importers = dynamicImportersOf(root, graph);
  if (importers.length === 0 || isPage(root, graph)) return [root];
  return importers.flatMap((id) => rootsOf(id, graph).flatMap((above) => ownersOf(above, graph)));
};

const isPage = (root: string, graph: Graph) =>
  dynamicImportersOf(root, graph).some((id) => /\/web\/src\/app\/routes\//.test(id));

/** The first script counts as a public page. */
const isPublic = (root: string, graph: Graph) => {
  const importers = dynamicImportersOf(root, graph);
  return importers.length === 0 || importers.some((id) => /\/routes\/(doors|visitors)\.ts$/.test(id));
};

const dynamicImportersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicImporters ?? [];

/** `…/features/check-in-wizard/CheckInPage.tsx` is `check-in-wizard-CheckInPage`. */
const nameOf = (page: string) => page.split('/').slice(-2).join('-').replace('.tsx', '');

/** A library takes along what it needs; of our own modules each is placed by itself. */
const whole = { includeDependenciesRecursively: true };
const single = { includeDependenciesRecursively: false };

/** The first group that takes a module has it. */
export const groups = [
  { name: 'libraries', test: libraries, ...whole },
  { name: 'schemas', test: schemas, ...whole },
  { name: chunkOf, debugName: 'by-use', test: /./, ...single },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
