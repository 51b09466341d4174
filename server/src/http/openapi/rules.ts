import { fieldIncidentCategories } from '@llave/contract/field-incidents';
import { identifier, strongPassword } from '@llave/contract/fields';
import { extensions } from '@llave/contract/files';
import { longestRange } from '@llave/contract/reports';
import { z } from 'zod';

export type Schema = Record<string, unknown>;

/** What a rule means, of a type of which so much is said already. */
type Rule = (type: z.ZodType, said: Schema) => Schema;

const pattern = (...patterns: string[]): Schema =>
  patterns.length === 1 ? { pattern: patterns[0] } : { allOf: patterns.map((each) => ({ pattern: each })) };

/** Something that can be seen. */
const seen = pattern('[\\p{L}\\p{N}\\p{P}\\p{S}]');

const days =
  '\\d\\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const leapDays = '20(?:[02468][048]|[13579][26])-02-29';
const oldLeapDays = '19(?:0[48]|[2468][048]|[13579][26])-02-29';

/** A day of this century, or of the last where that is let through, or a moment of one, as the pattern goes on. */
const withinReason: Rule = (type, { pattern: any }) => {
  const isOldToo = ['1999-12-31', '1999-12-31T12:00:00Z'].some((old) => type.safeParse(old).success);
  const near = isOldToo ? `(?:19|20)${days}|${oldLeapDays}` : `20${days}`;
  return { pattern: `^(?:${near}|${leapDays})${String(any).match(/T\(.*$/)?.[0] ?? '$'}` };
};

const endings = [...new Set(Object.values<readonly string[]>(extensions).flat())];

/** A file's name with one of the endings that the rule lets through; where that is any, all but the store's own. */
const ending: Rule = (type, { pattern: any }) => {
  if (type.safeParse('a.any').success) return { not: { pattern: '\\.small$' } };
  const fits = endings.filter((end) => type.safeParse(`00000000-0000-4000-8000-000000000000.${end}`).success);
  return { pattern: String(any).replace(/\\\.[^.]*\$$/, `\\.(${fits.join('|')})$`) };
};

const categories = Object.entries(fieldIncidentCategories)
  .map(([type, names]) => `of ${type} one of ${names.map((name) => `“${name}”`).join(', ')}`)
  .join('; ');

/** Rules that are functions and leave a part of what their pattern lets through, by the code that they refuse with. */
const narrower: Record<string, Rule> = {
  bookingDateInvalid: withinReason,
  dateInvalid: withinReason,
  imageFormatInvalid: ending,
  fileNameInvalid: ending,
};

/** Rules that are functions, by their code: what they mean as a schema, or else in words. */
const byCode: Record<string, () => Schema> = {
  numberPlateRequired: () => pattern('[\\p{L}\\p{N}]'),
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
        { type: 'string', maxLength: 254, pattern: z.regexes.email.source },
        { type: 'string', minLength: 3, maxLength: 50, pattern: '^[^@]*$' },
      ],
    },
  ],
  [strongPassword, { minLength: 8, ...pattern('[^\\p{L}\\p{N}\\s]', '\\p{Nd}', '\\p{Lu}') }],
]);

/** What each rule of a type that is a function adds to what is said of it; throws where nobody has said it here. */
export const rulesOf = (type: z.ZodType, said: Schema): Schema[] => {
  const codes = (type.def.checks ?? []).flatMap((check) => (isFunction(check) ? [codeOf(check)] : []));
  return codes.flatMap((code) => {
    const narrowed = code && narrower[code];
    if (narrowed) {
      Object.assign(said, narrowed(type, said));
      return [];
    }
    const stated = ruleOf(type, code);
    if (!stated) throw new Error(`The rule ${code ?? 'without a code'} is stated nowhere: add it to openapi/rules.ts`);
    return [stated];
  });
};

const ruleOf = (type: z.ZodType, code: string | undefined): Schema | undefined => {
  if (code === undefined) return byType.get(type);
  if (type instanceof z.ZodObject && byFormCode[code]) return byFormCode[code];
  return byCode[code]?.() ?? (/Required$/.test(code) ? seen : undefined);
};

type Check = { _zod: { def: { check?: string; error?: unknown } } };

const isFunction = (check: Check) => check._zod.def.check === 'custom';

const codeOf = ({ _zod: { def } }: Check): string | undefined => {
  const said = (def.error as ((issue: object) => unknown) | undefined)?.({ code: 'custom', input: undefined });
  return typeof said === 'string' ? said : (said as { message?: string } | undefined)?.message;
};
