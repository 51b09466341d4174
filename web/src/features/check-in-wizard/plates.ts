/** What a number plate looks like: one of Spain's, one from abroad, or neither. */
export type PlateLook = 'spanish' | 'foreign' | 'odd';

const consonants = '[BCDFGHJKLMNPRSTVWXYZ]';
const provinces =
  'A|AB|AL|AV|B|BA|BI|BU|C|CA|CC|CE|CO|CR|CS|CU|GC|GE|GI|GR|GU|H|HU|IB|J|L|LE|LO|LU|M|MA|ML|MU|NA|O|OR|OU|P|PM|PO|S|SA|SE|SG|SO|SS|T|TE|TF|TO|V|VA|VI|Z|ZA';

/** By their letters and digits alone, in the order in which Spain has given them out. */
const spanish = [
  new RegExp(`^\\d{4}${consonants}{3}$`),
  new RegExp(`^(${provinces})\\d{4}[A-Z]{1,2}$`),
  new RegExp(`^(${provinces})\\d{1,6}$`),
  // Mopeds, special vehicles, trailers, historic ones, tourists' and provisional ones: a letter before the number.
  new RegExp(`^[CEHPRSTV]\\d{4}${consonants}{3}$`),
  // Diplomats, the armed forces, the police and the state's own.
  /^(CD|CC|OI|TA)\d{3,6}$/,
  /^(ET|EA|FN|PGC|CNP|CME|DGP|PME|MF|MOP)\d{3,6}[A-Z]{0,2}$/,
];

const foreign = [/^[A-Z]{1,5}\d{1,6}[A-Z]{0,3}$/, /^\d{1,5}[A-Z]{1,3}\d{1,6}$/, /^\d{4}[A-Z]{2}$/, /^\d{2}[A-Z]{4}$/];

/** Four digits and three letters of which one is never given out: a slip of the finger rather than another country. */
const slip = /^\d{4}[A-Z]{3}$/;

export const plateLook = (typed: string): PlateLook => {
  const plate = typed.toUpperCase().replaceAll(/[\s./-]/g, '');
  if (spanish.some((pattern) => pattern.test(plate))) return 'spanish';
  if (slip.test(plate)) return 'odd';
  return foreign.some((pattern) => pattern.test(plate)) ? 'foreign' : 'odd';
};
