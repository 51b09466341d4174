import { type DemoIncident, demoIncidents } from './incidents.ts';
import { drawCloseUp, drawPictures } from './pictures/draw.ts';
import { demoTools } from './tools.ts';

/** A photo of every tool, by its reference, and what was photographed of each incident. */
export const drawDemo = async () => {
  const drawn = await drawPictures(demoTools.map(({ kind }) => kind));
  const photos = new Map(demoTools.map(({ reference, kind }) => [reference, drawn.get(kind) ?? Buffer.alloc(0)]));
  const closeUps = new Map<DemoIncident, Buffer[]>();
  for (const incident of demoIncidents) {
    const taken: Buffer[] = [];
    for (const spot of incident.photos ?? [])
      taken.push(await drawCloseUp(photos.get(incident.tool) ?? Buffer.alloc(0), spot));
    closeUps.set(incident, taken);
  }
  return { photos, closeUps };
};
