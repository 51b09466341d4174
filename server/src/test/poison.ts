import { randomUUID } from 'node:crypto';
import { type Call, declared } from '@llave/contract/endpoint';
import { z } from 'zod';

type Schema = { type?: string | string[]; properties?: Record<string, Schema>; anyOf?: Schema[]; oneOf?: Schema[] };

/** Script, from what a large field takes down to what a small one does; the end makes each one of its kind. */
const scripts = () => {
  const mark = randomUUID().slice(0, 4);
  return [
    `<img src=x onerror=alert(1)><script>alert(1)</script>"'{{7*7}}${mark}`,
    `<svg onload=alert(1)>${mark}`,
    `<b onclick=a>${mark}`,
    `<i>${mark}`,
  ];
};

/** The body with script in every text that the contract lets through, but those to be kept, and how many that are. */
export const poisoned = (call: Call, body: object, kept: string[] = []) => {
  const form = declared(call).body;
  const schema = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as Schema;
  let [filled, count] = [body as Body, 0];
  for (const path of textsIn(schema).filter(([name = '']) => !kept.includes(name))) {
    const fitting = scripts()
      .map((script) => withText(filled, path, script))
      .find((candidate) => form.safeParse(candidate).success);
    if (!fitting) continue;
    filled = fitting;
    count += 1;
  }
  return { body: filled, count };
};

const textsIn = ({ type, properties, anyOf = [], oneOf = [] }: Schema): string[][] => [
  ...(type === 'string' ? [[]] : []),
  ...Object.entries(properties ?? {}).flatMap(([name, part]) => textsIn(part).map((path) => [name, ...path])),
  ...[...anyOf, ...oneOf].flatMap(textsIn),
];

type Body = Record<string, unknown>;

const withText = (body: Body, [name = '', ...rest]: string[], text: string): Body => ({
  ...body,
  [name]: rest.length > 0 ? withText((body[name] ?? {}) as Body, rest, text) : text,
});
