import { drawCars } from '../pictures/cars.ts';
import { drawDashboards } from '../pictures/dashboard.ts';
import { drawSignature } from '../pictures/signature.ts';
import { drawScenes } from '../pictures/sites.ts';
import { drawSurface } from '../pictures/surfaces.ts';
import { type DemoCheckIn, demoCheckIns } from './check-ins.ts';
import { demoFieldIncidents } from './field-incidents.ts';

/** Who signed: the owner, or the crane's operator. */
export const signerOf = ({ name, surname, craneOperator }: DemoCheckIn) => craneOperator || `${name} ${surname}`;

/** What visitors signed and photographed, and what the sites showed. */
export const drawReception = async () => {
  const signers = [...new Set(demoCheckIns.map(signerOf))];
  const signatures = signers.map(async (name) => [name, await drawSignature(name)] as const);
  const shown = demoCheckIns.flatMap(({ showsOdometer, kilometers }) => (showsOdometer && kilometers) || []);
  const floor = await drawSurface('floor');
  return {
    signatures: new Map(await Promise.all(signatures)),
    cars: await drawCars(
      floor,
      demoCheckIns.flatMap(({ car }) => car ?? []),
    ),
    dashboards: await drawDashboards(shown),
    scenes: await drawScenes(
      floor,
      demoFieldIncidents.flatMap(({ scenes }) => scenes),
    ),
  };
};
export type ReceptionPictures = Awaited<ReturnType<typeof drawReception>>;
