import { drawings, type Kind } from './pictures/catalogue.ts';
import { rowsOf } from './table.ts';

/** A tool as it was bought; `busy` says how often somebody takes it on a working day. */
export type DemoTool = {
  kind: Kind;
  reference: string;
  name: string;
  price: number;
  bought: string;
  busy: number;
  about: string;
};

const table = `
torqueWrench | DIN-014 | Llave dinamométrica 1/2" | 189.9 | 2023-03-14 | 0.7 | De 40 a 200 Nm. Aflójala a cero antes de guardarla.
smallTorqueWrench | DIN-015 | Llave dinamométrica 1/4" | 124.5 | 2023-03-14 | 0.5 | De 5 a 25 Nm. Para tapas de balancines y sensores.
digitalWrench | DIN-021 | Llave dinamométrica digital 3/4" | 642 | 2024-05-06 | 0.25 | De 70 a 850 Nm, con ángulo. Lleva dos pilas AA.
bearingPuller | EXT-002 | Extractor de rodamientos | 96.4 | 2021-10-19 | 0.35 | Tres garras reversibles, hasta 150 mm.
jointPuller | EXT-005 | Extractor de rótulas | 38.75 | 2022-02-08 | 0.4 | Boca de 29 mm. No lo golpees con la maza.
chainWrench | FIL-003 | Llave de cadena para filtros | 24.9 | 2020-06-30 | 0.45 | Para filtros de 60 a 160 mm.
jack | GAT-003 | Gato de carretilla 3 T | 329 | 2022-09-12 | 0.55 | Altura de 98 a 520 mm. Siempre con caballetes.
lowJack | GAT-004 | Gato bajo de aluminio 2 T | 418 | 2024-01-22 | 0.5 | Para coches bajos: entra con 75 mm.
stands | CAB-002 | Caballetes 3 T (pareja) | 59.9 | 2021-04-15 | 0.4 | Con pasador de seguridad. Van siempre de dos en dos.
press | PRE-002 | Prensa hidráulica 10 T | 890 | 2019-11-04 | 0.2 | Solo para quien ha hecho la formación. Pantalla protectora puesta.
springCompressor | MUE-001 | Compresor de muelles | 74.2 | 2020-02-17 | 0.3 | Un par. Revisa las garras antes de cargar.
caliper | MED-003 | Pie de rey digital 150 mm | 84.9 | 2023-06-01 | 0.5 | Resolución de 0,01 mm.
micrometer | MED-004 | Micrómetro 0-25 mm | 72.3 | 2023-06-01 | 0.2 | Para pastillas de taqués y cigüeñales.
dialIndicator | MED-005 | Reloj comparador con base magnética | 139 | 2022-11-28 | 0.2 | Para alabeo de discos y holgura axial.
torxSet | TOR-018 | Juego de Torx | 68.5 | 2023-01-10 | 0.6 | De T10 a T60, con vasos. Veintiuna piezas.
socketSet | VAS-004 | Juego de vasos 1/2" | 156 | 2022-05-24 | 0.6 | De 10 a 32 mm, con carraca y alargaderas.
beltTimingKit | CAL-007 | Útil de calado VAG 1.6 y 2.0 TDI | 212 | 2021-09-06 | 0.2 | Correa. Códigos de motor en la tapa.
chainTimingKit | CAL-009 | Útil de calado BMW N47 | 248 | 2022-03-21 | 0.15 | Cadena. Cuenta las piezas al devolverlo.
pressSet | PRE-005 | Juego de útiles de prensa | 188 | 2021-12-13 | 0.25 | Casquillos y discos de 18 a 74 mm.
diagnosisTablet | OBD-007 | Diagnosis OBD Texa | 2890 | 2024-02-19 | 0.8 | Turismos y furgonetas. Cárgala al acabar el día.
diagnosisBox | OBD-008 | Diagnosis Bosch KTS | 1750 | 2021-05-11 | 0.5 | Con el portátil del puesto 2.
airImpact | IMP-011 | Pistola de impacto 1/2" | 164 | 2022-07-05 | 0.7 | Neumática, 780 Nm. Dos gotas de aceite cada mañana.
cordlessImpact | IMP-012 | Pistola de impacto a batería 18 V | 389 | 2024-04-03 | 0.6 | 1.050 Nm. Dos baterías de 5 Ah.
screwdriver | TAL-022 | Atornillador de impacto 18 V | 179 | 2024-04-03 | 0.5 | Para guarnecidos y paragolpes, en la posición 1.
drill | TAL-021 | Taladro percutor 18 V | 214 | 2023-10-16 | 0.45 | Portabrocas de 13 mm. Brocas en el cajón 4.
grinder | AMO-008 | Amoladora 125 mm | 98.9 | 2022-12-01 | 0.35 | Con gafas y guantes. Disco siempre con protector.
inductionHeater | IND-001 | Calentador por inducción | 465 | 2023-11-20 | 0.2 | Afloja tuercas sin llama. Lejos de airbags y latiguillos.
multimeter | MUL-006 | Multímetro digital | 238 | 2022-10-03 | 0.65 | Categoría III. Puntas finas en el bolsillo de la funda.
clampMeter | MUL-009 | Pinza amperimétrica | 149 | 2023-02-27 | 0.3 | Hasta 600 A en continua. Busca consumos parásitos.
batteryTester | BAT-005 | Comprobador de baterías | 320 | 2023-05-08 | 0.6 | Plomo, AGM y EFB. Imprime el resultado.
tyreSensorTool | TPM-001 | Lector de sensores TPMS | 540 | 2024-06-10 | 0.35 | Lee, clona y programa. Actualízalo los lunes.
paintGauge | ESP-001 | Medidor de espesor de pintura | 265 | 2023-09-18 | 0.25 | Acero y aluminio. Ponlo a cero con la galga.
thermalCamera | TER-001 | Cámara termográfica | 479 | 2024-03-11 | 0.2 | Para frenos, embragues y fusibles calientes.
laserLevel | LAS-001 | Nivel láser autonivelante | 228 | 2022-06-14 | 0.15 | Para alinear elevadores y cámaras ADAS.
tyreGauge | MAN-009 | Manómetro digital | 89 | 2023-04-25 | 0.6 | Hasta 12 bar. Contrástalo con el del poste.
compressionTester | MAN-011 | Compresímetro de gasolina | 64 | 2020-10-20 | 0.15 | Con adaptadores M10, M12 y M14.
booster | ARR-002 | Arrancador de litio 12 V | 198 | 2023-12-04 | 0.45 | Para salidas. Vuelve siempre cargado.
charger | CAR-003 | Cargador de baterías 30 A | 174 | 2021-01-18 | 0.4 | Con mantenedor para la exposición.
endoscope | END-001 | Cámara endoscópica | 312 | 2023-08-02 | 0.35 | Sonda de 5,5 mm y dos metros, graba vídeo.
ledBar | LAM-006 | Lámpara LED de capó | 82 | 2023-11-07 | 0.55 | Ganchos de 1,2 a 1,7 m, 1.200 lúmenes.
leakLamp | CLI-006 | Lámpara UV para fugas | 49.5 | 2022-04-12 | 0.2 | Con gafas amarillas. Úsala a oscuras.
manifold | CLI-003 | Manómetros de aire acondicionado | 145 | 2021-06-08 | 0.3 | R134a. Purga las mangueras antes de conectar.
inflator | PIS-004 | Pistola de inflado | 56 | 2022-08-30 | 0.6 | Con manómetro hasta 10 bar, manguera de 1 m.
brakeBleeder | PUR-002 | Purgador de frenos neumático | 118 | 2022-01-25 | 0.35 | Depósito de 2 L. Vacíalo en el bidón azul.
oilDrain | ACE-002 | Recogedor de aceite 65 L | 279 | 2020-09-14 | 0.5 | Mira el nivel antes de empezar.
heatGun | TER-004 | Pistola de calor 2000 W | 61 | 2018-03-20 | 0.2 | Se quemó la resistencia.
oldDrill | TAL-009 | Taladro 12 V | 119 | 2016-05-30 | 0.1 | Sin recambio de baterías.
`;

/** What the workshop sorts its tools by; what fits nowhere has none. */
export const demoCategories: Record<string, Kind[]> = {
  'Aire y climatización': ['leakLamp', 'manifold', 'inflator', 'tyreGauge', 'compressionTester'],
  Calado: ['beltTimingKit', 'chainTimingKit'],
  Diagnosis: ['diagnosisTablet', 'diagnosisBox', 'tyreSensorTool', 'thermalCamera', 'endoscope', 'batteryTester'],
  Electricidad: ['multimeter', 'clampMeter', 'booster', 'charger'],
  Elevación: ['jack', 'lowJack', 'stands'],
  'Extracción y prensa': ['bearingPuller', 'jointPuller', 'press', 'pressSet', 'springCompressor'],
  Medición: ['caliper', 'micrometer', 'dialIndicator', 'paintGauge', 'laserLevel'],
  'Par de apriete': ['torqueWrench', 'smallTorqueWrench', 'digitalWrench', 'airImpact', 'cordlessImpact'],
};

export const demoTools: DemoTool[] = rowsOf(table).map(
  ([kind = '', reference = '', name = '', price, bought = '', busy, about = '']) => {
    if (!(kind in drawings)) throw new Error(`No picture of ${kind}`);
    return { kind: kind as Kind, reference, name, price: Number(price), bought, busy: Number(busy), about };
  },
);
