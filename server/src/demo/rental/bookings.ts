import { rowsOf } from '../table.ts';

/**
 * How far a booking has come: booked, signed with the key still in its locker, under way, its return recorded or signed
 * as well, to be reviewed, finished, brought back late, taken back at the desk, cancelled.
 */
export type Point =
  | 'booked'
  | 'signed'
  | 'out'
  | 'recorded'
  | 'returnSigned'
  | 'review'
  | 'finished'
  | 'late'
  | 'takenBack'
  | 'cancelled';

/**
 * Plate, customer, beginning and end, how far it has come, the locker of its key, and what the desk noted. A time is a day
 * from today and its hour in Madrid, or so many hours from now.
 */
const table = `
1190 MBF  | Nerea      | Blasco Ortiz       | -85@10 | -81@10 | finished     |    |
1190 MBF  | Óscar      | Llorens Tomás      | -60@9  | -57@18 | finished     |    | Falta medio depósito, avisado.
1190 MBF  | Clara      | Benavent Soria     | -33@10 | -30@10 | finished     |    |
1190 MBF  | Rubén      | Castelló Mira      | -5@10  | -2h    | review       | K6 |
4821 LKM  | Inés       | Roselló Vega       | -78@9  | -71@9  | finished     |    | Arena en los asientos de atrás.
4821 LKM  | Martín     | Esteve Lozano      | -44@12 | -40@12 | finished     |    |
4821 LKM  | Paula      | Sanchis Romero     | -2@10  | +2@10  | out          |    |
4821 LKM  | Héctor     | Alba Cervera       | +12@9  | +15@18 | booked       |    |
7753 MXR  | Julia      | Montes Prieto      | -66@10 | -64@19 | finished     |    |
7753 MXR  | Adrián     | Ferri Navarro      | -21@9  | -17@9  | finished     |    | Rascada en el paragolpes de atrás, ya estaba.
7753 MXR  | Noa        | Giner Campos       | +0.5h  | +3@18  | signed       | K2 |
0042 LCT  | Reformas   | Turia              | -80@8  | -79@19 | finished     |    |
0042 LCT  | Emilio     | Pastor Gimeno      | -15@8  | -14@19 | takenBack    |    | Se ha quedado sin batería en el móvil y no podía hacer el vídeo. Coche visto con él: sin daños.
0042 LCT  | Laia       | Bosch Ribera       | +1h    | +2@19  | booked       | K1 |
3317 KPD  | Andrés     | Calatayud Ruiz     | -52@8  | -50@20 | finished     |    |
3317 KPD  | Mónica     | Herrero Plaza      | -4@9   | -1@19  | out          |    |
3317 KPD  | Floristería | La Azucena        | +6@9   | +7@19  | booked       |    |
9084 MTL  | Emily      | Carter             | -70@10 | -63@10 | finished     |    |
9084 MTL  | Teresa     | Oliver Casas       | -28@9  | -24@9  | late         |    | Un día tarde: avisó por teléfono, se le cobra.
9084 MTL  | Daniel     | Moya Escrivà       | -3@10  | +2h    | recorded     |    |
2265 MHG  | Alba       | Serra Domingo      | -47@11 | -45@11 | finished     |    |
2265 MHG  | Joan       | Pérez Climent      | -12@9  | -10@9  | cancelled    |    |
2265 MHG  | Raquel     | Ibáñez Cuesta      | -2@9   | +1h    | returnSigned | K4 |
2265 MHG  | Gonzalo    | Amorós Vila        | +9@8   | +9@20  | booked       |    |
6410 MNS  | Silvia     | Cano Marqués       | -38@10 | -31@10 | finished     |    |
6410 MNS  | Bernat     | Codina Peris       | -7@10  | -1@18  | review       | K5 |
6410 MNS  | Emily      | Carter             | +3@10  | +10@10 | booked       |    |
5538 LYW  | Marcos     | Segarra Díaz       | -58@9  | -54@19 | finished     |    | Impecable.
5538 LYW  | Lorena     | Vives Costa        | -19@10 | -12@10 | finished     |    |
5538 LYW  | Álvaro     | Requena Sáez       | +5h    | +4@10  | booked       |    |
5538 LYW  | Nuria      | Fuster Molina      | +18@10 | +25@10 | booked       |    |
8127 MKZ  | Víctor     | Barberà Nieto      | -36@12 | -34@12 | finished     |    |
8127 MKZ  | Carla      | Gadea Rubio        | -9@10  | -6@10  | finished     |    |
8127 MKZ  | Samuel     | Orts Delgado       | +1@9   | +3@9   | booked       | K3 |
8127 MKZ  | Lidia      | Company Reig       | +5@10  | +8@10  | cancelled    |    |
1479 KWB  | Mudanzas   | El Grao            | -74@8  | -73@20 | finished     |    |
1479 KWB  | Pilar      | Gascón Leal        | -40@8  | -39@20 | finished     |    |
1479 KWB  | Mudanzas   | El Grao            | -18@8  | -17@20 | finished     |    | Correa del portón floja: al taller.
1479 KWB  | Iker       | Zamora Bellver     | -1@8   | -1@19  | review       |    |
1479 KWB  | Mudanzas   | El Grao            | +4@8   | +4@20  | booked       |    |
V-6021-GC | Fermín     | Alcaraz Pons       | -25@9  | -24@18 | finished     |    |
`;

export const demoBookings = rowsOf(table).map(
  ([plate = '', name = '', surname = '', from = '', to = '', point, locker = '', note = '']) => ({
    plate,
    name,
    surname,
    from,
    to,
    point: point as Point,
    locker,
    note,
    language: name === 'Emily' ? ('en' as const) : ('es' as const),
  }),
);
export type DemoBooking = (typeof demoBookings)[number];
