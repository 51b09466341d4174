import type { Row } from '../row.ts';
import { median } from '../table.ts';
import { openHello } from './hello.ts';
import { openProduct, type Screen } from './product.ts';
import { openBrowser, type Visit, visit } from './visit.ts';

type Product = Awaited<ReturnType<typeof openProduct>>;
type Choice = (product: Product) => Screen[];

/** A page weighs the same each time; when it is seen depends on what else the machine does. */
const weighings = 1;
const paintings = 9;
const paintingsOfList = 21;

const visitors: Choice = (product) => product.visitors;
const toolList: Choice = (product) => [product.toolList];

/** Every screen takes turns with the hello page; the screen with the highest ratio stands for all. */
const compare = async (
  rounds: number,
  choose: Choice,
  read: (visit: Visit) => number,
  shown: (value: number) => string,
) => {
  const [browser, product, hello] = await Promise.all([openBrowser(), openProduct(), openHello()]);
  try {
    const screens = choose(product).map((screen) => ({ screen, ours: [] as number[], ratios: [] as number[] }));
    const plain: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const { screen, ours, ratios } of screens) {
        const theirs = read(await visit(browser, hello.screen));
        const value = read(await visit(browser, screen));
        if (round > 0) plain.push(theirs) && ours.push(value) && ratios.push(value / theirs);
      }
    }
    const [worst] = screens.sort((a, b) => median(b.ratios) - median(a.ratios));
    if (!worst) throw new Error('There is no screen to look at');
    const seen = `${worst.screen.name}: ${shown(median(worst.ours))} ÷ ${shown(median(plain))}`;
    return { ratios: worst.ratios, seen };
  } finally {
    await Promise.all([browser.close(), product.close(), hello.close()]);
  }
};

const kilobytes = (value: number) => `${(value / 1024).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const weight = (who: string, choose: Choice, floor: number, goal: number): Row => ({
  number: 9,
  name: `gzipped scripts before ${who} can be used ÷ hello page`,
  bound: 'most',
  floor,
  goal,
  measure: () => compare(weighings, choose, ({ bytes }) => bytes, kilobytes),
});

const paint = (who: string, choose: Choice, rounds: number, floor: number, goal: number): Row => ({
  number: 10,
  name: `largest paint of ${who} on a slow phone ÷ hello page`,
  bound: 'most',
  floor,
  goal,
  measure: () => compare(rounds, choose, (visit) => visit.paint, milliseconds),
});

const waiting: Row = {
  number: 13,
  name: 'calls that a screen waits for, one after another',
  bound: 'most',
  floor: 2,
  goal: 1,
  measure: async () => {
    const [browser, product] = await Promise.all([openBrowser(), openProduct()]);
    try {
      const counts = new Map<string, number>();
      for (const screen of [...product.visitors, ...product.staff])
        counts.set(screen.name, (await visit(browser, screen)).rounds);
      const most = Math.max(...counts.values());
      const names = [...counts].flatMap(([name, count]) => (count === most ? [name] : []));
      return { ratios: [most], seen: `${most}: ${names.join(', ')}` };
    } finally {
      await Promise.all([browser.close(), product.close()]);
    }
  },
};

export const clientRows: Row[] = [
  weight('a public page', visitors, 1.6, 1.3),
  weight('the list of tools', toolList, 3, 2),
  paint('a public page', visitors, paintings, 1.6, 1.3),
  paint('the list of tools', toolList, paintingsOfList, 1.9, 1.6),
  waiting,
];
