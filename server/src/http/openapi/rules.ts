import { fieldIncidentCategories } from '@llave/contract/field-incidents';
import { identifier, strongPassword } from '@llave/contract/fields';
import { extensions } from '@llave/contract/files';
import { longestRange } from '@llave/contract/reports';
import { z } from 'zod';

export type Schema = Record<string, unknown>;

const pattern = (...patterns: string[]): Schema =>
  patterns.length === 1 ? { pattern: patterns[0] } : { allOf: patterns.map((each) => ({ pattern: each })) };

/** Something that can be seen. */
const seen = pattern('[\\p{L}\\p{N}\\p{P}\\p{S}]');
const inThisCentury = pattern('^20\\d\\d-');
const endings = [...new Set(Object.values<readonly string[]>(extensions).flat())];

/** A file's name with one of the endings that the rule lets through. */
const ending = (type: z.ZodType): Schema => {
  const fits = endings.filter((end) => type.safeParse(`00000000-0000-4000-8000-000000000000.${end}`).success);
  return pattern(`\\.(${fits.join('|')})$`);
};

const categories = Object.entries(fieldIncidentCategories)
  .map(([type, names]) => `of ${type} one of ${names.map((name) => `“${name}”`).join(', ')}`)
  .join('; ');

/** Rules that are functions, by the code that they refuse with: what they mean as a schema, or else in words. */
const byCode: Record<string, (type: z.ZodType) => Schema> = {
  numberPlateRequired: () => pattern('[\\p{L}\\p{N}]'),
  bookingDateInvalid: () => inThisCentury,
  dateInvalid: () => inThisCentury,
  imageFormatInvalid: ending,
  fileNameInvalid: ending,
  datesReversed: () => ({ description: '`dateFrom` comes before `dateTo`.' }),
  rangeReversed: () => ({ description: '`from` is not after `to`.' }),
  rangeTooLong: () => ({ description: `The range is shorter than ${longestRange} days.` }),
  nifInvalid: () => ({
    description: '`nif` is a Spanish tax number with its right control letter, unless `hasForeignDocument`.',
  }),
};

/** What the rules of a whole form mean, where another code of the same name belongs to a field. */
const byFormCode: Record<string, Schema> = {
  categoryRequired: { description: `\`category\` is, ${categories}.` },
  imageRequired: { description: 'An `Incidencia` comes with at least one image.' },
};

/** Rules that refuse with several codes. */
const byType = new Map<unknown, Schema>([
  [
    identifier,
    {
      anyOf: [
        { type: 'string', maxLength: 254, format: 'email', pattern: z.regexes.email.source },
        { type: 'string', minLength: 3, maxLength: 50, pattern: '^[^@]*$' },
      ],
    },
  ],
  [strongPassword, { minLength: 8, ...pattern('[^\\p{L}\\p{N}\\s]', '\\p{Nd}', '\\p{Lu}') }],
]);

/** What each rule of a type that is a function says of it; throws where nobody has said it here. */
export const rulesOf = (type: z.ZodType): Schema[] => {
  const codes = (type.def.checks ?? []).flatMap((check) => (isFunction(check) ? [codeOf(check)] : []));
  return codes.map((code) => {
    const stated = ruleOf(type, code);
    if (!stated) throw new Error(`The rule ${code ?? 'without a code'} is stated nowhere: add it to openapi/rules.ts`);
    return stated;
  });
};

const ruleOf = (type: z.ZodType, code: string | undefined): Schema | undefined => {
  if (code === undefined) return byType.get(type);
  if (type instanceof z.ZodObject && byFormCode[code]) return byFormCode[code];
  return byCode[code]?.(type) ?? (/Required$/.test(code) ? seen : undefined);
};

type Check = { _zod: { def: { check?: string; error?: unknown } } };

const isFunction = (check: Check) => check._zod.def.check === 'custom';

const codeOf = ({ _zod: { def } }: Check): string | undefined => {
  const said = (def.error as ((issue: object) => unknown) | undefined)?.({ code: 'custom', input: undefined });
  return typeof said === 'string' ? said : (said as { message?: string } | undefined)?.message;
};
