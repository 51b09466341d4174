import * as electric from './electric.ts';
import * as fluids from './fluids.ts';
import * as lifting from './lifting.ts';
import * as measuring from './measuring.ts';
import * as meters from './meters.ts';
import * as power from './power.ts';
import * as sets from './sets.ts';
import type { Surface } from './surfaces.ts';
import * as turning from './turning.ts';

/** How a tool lies or stands before the camera. What stands is not turned and throws its own shadow. */
export type Drawing = { on: Surface; draw: () => string; x?: number; y?: number; turn?: number; scale?: number };

/** A picture for each kind of tool. */
export const drawings = {
  torqueWrench: { on: 'wood', draw: turning.torqueWrench, turn: -26, scale: 1.12 },
  smallTorqueWrench: { on: 'mat', draw: () => turning.torqueWrench('red'), turn: 18, scale: 0.86 },
  digitalWrench: { on: 'steel', draw: turning.digitalWrench, turn: -22, scale: 1.1 },
  bearingPuller: { on: 'bench', draw: turning.bearingPuller, turn: -14, scale: 1.1 },
  jointPuller: { on: 'wood', draw: turning.jointPuller, turn: 12 },
  chainWrench: { on: 'mat', draw: turning.chainWrench, turn: -10, scale: 0.95 },
  drill: { on: 'wood', draw: power.drill, x: -70, y: -100, turn: -6, scale: 1.02 },
  oldDrill: { on: 'bench', draw: () => power.drill('graphite'), x: -60, y: -110, turn: 8, scale: 0.98 },
  screwdriver: { on: 'mat', draw: () => power.cordlessImpact('navy'), x: -60, y: -110, turn: -4, scale: 1.02 },
  cordlessImpact: { on: 'steel', draw: power.cordlessImpact, x: -70, y: -100, turn: -8, scale: 1.06 },
  airImpact: { on: 'wood', draw: power.airImpact, x: -70, y: -90, turn: -10, scale: 1.06 },
  heatGun: { on: 'bench', draw: power.heatGun, x: -20, y: -90, turn: -6, scale: 1.05 },
  grinder: { on: 'steel', draw: power.grinder, turn: -12, scale: 0.98 },
  inductionHeater: { on: 'wood', draw: power.inductionHeater, turn: -12, scale: 0.98 },
  jack: { on: 'floor', draw: lifting.jack, y: 30, scale: 1.08 },
  lowJack: { on: 'floor', draw: () => lifting.jack('blue'), x: 20, y: 60, scale: 0.98 },
  stands: { on: 'floor', draw: lifting.stands, y: 60, scale: 1.1 },
  press: { on: 'floor', draw: lifting.press, y: 40, scale: 0.98 },
  springCompressor: { on: 'bench', draw: lifting.springCompressor, turn: -8 },
  multimeter: { on: 'wood', draw: meters.multimeter, turn: -8 },
  clampMeter: { on: 'mat', draw: meters.clampMeter, turn: 10 },
  batteryTester: { on: 'bench', draw: meters.batteryTester, turn: 0, scale: 0.98 },
  tyreSensorTool: { on: 'steel', draw: meters.tyreSensorTool, turn: 14 },
  paintGauge: { on: 'wood', draw: meters.paintGauge, turn: -16, scale: 1.05 },
  thermalCamera: { on: 'mat', draw: meters.thermalCamera, turn: 8, scale: 0.96 },
  caliper: { on: 'wood', draw: measuring.caliper, turn: -16, scale: 1.02 },
  micrometer: { on: 'mat', draw: measuring.micrometer, turn: -10, scale: 0.98 },
  dialIndicator: { on: 'bench', draw: measuring.dialIndicator },
  laserLevel: { on: 'floor', draw: measuring.laserLevel },
  tyreGauge: { on: 'bench', draw: measuring.tyreGauge, turn: -6 },
  compressionTester: { on: 'wood', draw: measuring.compressionTester, turn: -4 },
  torxSet: { on: 'steel', draw: sets.torxSet, turn: -4 },
  socketSet: { on: 'wood', draw: sets.socketSet, turn: 3 },
  beltTimingKit: { on: 'bench', draw: () => sets.timingKit('belt'), turn: -3 },
  chainTimingKit: { on: 'wood', draw: () => sets.timingKit('chain'), turn: 4 },
  pressSet: { on: 'steel', draw: sets.pressSet, turn: -3 },
  diagnosisTablet: { on: 'bench', draw: electric.diagnosisTablet, turn: -5 },
  diagnosisBox: { on: 'wood', draw: electric.diagnosisBox, turn: -8 },
  booster: { on: 'mat', draw: electric.booster },
  charger: { on: 'bench', draw: electric.charger },
  endoscope: { on: 'wood', draw: electric.endoscope },
  ledBar: { on: 'mat', draw: electric.ledBar, turn: -18, scale: 0.98 },
  leakLamp: { on: 'bench', draw: electric.leakLamp, turn: -6 },
  inflator: { on: 'steel', draw: fluids.inflator, y: -16, scale: 0.94 },
  brakeBleeder: { on: 'bench', draw: fluids.brakeBleeder, turn: 4 },
  oilDrain: { on: 'floor', draw: fluids.oilDrain, y: 30, scale: 0.88 },
  manifold: { on: 'wood', draw: fluids.manifold, y: 20 },
} satisfies Record<string, Drawing>;
export type Kind = keyof typeof drawings;
