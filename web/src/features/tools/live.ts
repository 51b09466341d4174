import { queries } from '../../lib/calls/queries.ts';
import { readAgain } from './api.ts';

/** So long are changes gathered before they are read. */
const pause = 100;

/** Of more at once the lists are read again, and not tool by tool. */
const most = 30;

const changed = new Set<string>();
const deleted = new Set<string>();

/** Deletes a tool without hearing of it what this very page does; if that fails, it is listened to as before. */
export const unheard = async (id: string, act: () => Promise<unknown>) => {
  deleted.add(id);
  try {
    await act();
  } catch (error) {
    deleted.delete(id);
    toolChanged(id);
    throw error;
  }
};

/** Somebody changed this tool: reads it, with the others that changed in the same moment, and shows it wherever it is. */
export const toolChanged = (id: string) => {
  if (changed.size === 0) setTimeout(readChanged, pause);
  changed.add(id);
};

/** The same for those that were named together, or for all where too many changed to be named. */
export const toolsChanged = (ids?: string[]) => {
  if (ids) ids.forEach(toolChanged);
  else readEverything();
};

const readChanged = () => {
  const ids = [...changed].filter((id) => !deleted.has(id));
  changed.clear();
  if (queries.getQueryCache().findAll({ queryKey: ['tool'] }).length === 0) return;
  if (ids.length > most) return readEverything();
  Promise.all(ids.map(readAgain)).catch(readEverything);
};

const readEverything = () => void queries.invalidateQueries({ queryKey: ['tool'] });
