import { rowsOf } from '../table.ts';

/** Plate, brand, model, and the kilometres three months ago. */
const table = `
1190 MBF  | Seat    | Ibiza    | 38410
4821 LKM  | Seat    | León     | 71235
7753 MXR  | Renault | Clio     | 12980
0042 LCT  | Renault | Kangoo   | 94120
3317 KPD  | Citroën | Berlingo | 118340
9084 MTL  | Peugeot | 208      | 21765
2265 MHG  | Opel    | Corsa    | 33050
6410 MNS  | Dacia   | Sandero  | 27480
5538 LYW  | Toyota  | Corolla  | 46910
8127 MKZ  | Fiat    | 500      | 19340
1479 KWB  | Ford    | Transit  | 132870
V-6021-GC | Nissan  | Vanette  | 214600
`;

export const demoVehicles = rowsOf(table).map(([plate = '', brand = '', model = '', kilometers]) => ({
  plate,
  brand,
  model,
  kilometers: Number(kilometers),
}));
