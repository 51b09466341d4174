import { demoIncidents } from './incidents.ts';
import type { Kind } from './pictures/catalogue.ts';
import { drawCloseUps, drawPictures } from './pictures/draw.ts';
import { demoTools } from './tools.ts';

/** A photo of every tool, and close-ups of those that something is wrong with. */
export const drawDemo = async () => {
  const photos = await drawPictures(demoTools.map(({ kind }) => kind));
  const closeUps = new Map<Kind, Buffer[]>();
  for (const { reference, kind } of demoTools) {
    const photo = photos.get(kind);
    const wanted = demoIncidents.filter(({ tool }) => tool === reference).map((incident) => incident.photos ?? 0);
    if (photo && wanted.length > 0) closeUps.set(kind, await drawCloseUps(photo, Math.max(...wanted)));
  }
  return { photos, closeUps };
};
