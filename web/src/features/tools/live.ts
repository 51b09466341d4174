import { queries } from '../../lib/queries.ts';
import { readAgain } from './api.ts';

/** So long are changes gathered before they are read. */
const pause = 100;

/** More at once are an import or the like: then the lists are read again, and not tool by tool. */
const most = 30;

const changed = new Set<string>();

/** Somebody changed this tool: reads it, with the others that changed in the same moment, and shows it wherever it is. */
export const toolChanged = (id: string) => {
  if (changed.size === 0) setTimeout(readChanged, pause);
  changed.add(id);
};

const readChanged = () => {
  const ids = [...changed];
  changed.clear();
  if (queries.getQueryCache().findAll({ queryKey: ['tool'] }).length === 0) return;
  if (ids.length > most) return readEverything();
  Promise.all(ids.map(readAgain)).catch(readEverything);
};

const readEverything = () => void queries.invalidateQueries({ queryKey: ['tool'] });
