import { allows } from '@llave/contract/access';
import type { Notice } from '@llave/contract/notices';
import { smallPicture } from '@llave/contract/picture-address';
import { countTools, createTool, listTools, type ToolCard as Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import shell from '../app/Shell.module.css';
import told from '../app/Told.module.css';
import { NoticeList } from '../features/notices/NoticeList.tsx';
import { AddTool } from '../features/tools/AddTool.tsx';
import type { ToolCounts } from '../features/tools/api.ts';
import { BoardHead } from '../features/tools/BoardHead.tsx';
import { ToolCard } from '../features/tools/cards/ToolCard.tsx';
import { RequestList } from '../features/tools/requests/RequestList.tsx';
import board from '../features/tools/ToolsBoard.module.css';
import { chosenLanguage } from '../i18n/chosen-language.ts';
import { after } from '../lib/after.ts';
import { ask, askForFrame, handOver, me } from './asking.ts';
import { draw } from './react.ts';

/**
 * Runs alone and before the code of the list of tools is here: has what the page asks first on its way, draws the first tools
 * with the page's own parts, and then starts the page's code, which nothing can be drawn beside. React's first drawing takes
 * their place; until then they are there to be read.
 */

/** So long may the answers take before the page's code does not wait for them, in milliseconds. */
const patience = 800;

/** Where no frame is drawn, as in a window behind another, nobody waits for one. */
const frame = 100;

/** As many pictures as a phone shows at once. */
const pictures = 2;

type Answers = { notices: Notice[]; asked: Tool[]; tools: Tool[]; counts: ToolCounts };

const nothing = () => undefined;

const FirstTools = ({ notices, asked, tools, counts, me }: Answers & { me: User }) => (
  <main className={shell.content} data-early inert>
    <div className={told.questions}>
      <RequestList tools={asked} me={me} />
    </div>
    <div className={told.news}>
      <NoticeList notices={notices} act={nothing} dismiss={nothing} />
    </div>
    <BoardHead
      counts={counts}
      q=""
      part="all"
      search={nothing}
      choose={nothing}
      add={allows(createTool.access, me) && <AddTool />}
    />
    <div className={board.first}>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} me={me} ask={nothing} />
      ))}
    </div>
  </main>
);

const askForTools = async () => {
  const tools = await ask(listTools, { priority: 'high' });
  for (const { imgUrl } of tools?.slice(0, pictures) ?? []) preload(smallPicture(imgUrl));
  return tools;
};

const preload = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'image', href }));
};

const readAnswers = async (): Promise<Answers | undefined> => {
  const asking = [askForTools(), ask(countTools, { priority: 'high' }), askForFrame({ priority: 'high' })] as const;
  const [tools, counts, [notices, asked]] = await Promise.all(asking);
  return tools?.length && counts && notices && asked ? { tools, counts, notices, asked } : undefined;
};

/** About as many as there is room for below the head of the board. */
const countInSight = () => {
  const columns = Math.floor(innerWidth / 252);
  return columns > 1 ? columns * Math.ceil((innerHeight - 280) / 384) : Math.ceil((innerHeight - 480) / 200);
};

const stylesAreHere = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
    ),
  );

const pageIsHere = async () => {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
};

/** For those who read the language that this script knows, once everything is here that stands in the first sight. */
const showFirst = async (reading: Promise<Answers | undefined>) => {
  if (chosenLanguage() !== 'es') return;
  const answers = await reading;
  if (!me || !answers) return;
  await pageIsHere();
  await stylesAreHere();
  const first = { ...answers, tools: answers.tools.slice(0, countInSight()) };
  document.querySelector('#root > [data-early]')?.after(...draw(<FirstTools {...first} me={me} />));
  await Promise.race([new Promise(requestAnimationFrame), after(frame)]);
  await after(0);
};

/** The page's first scripts, which the server has left to be started here (`http/web.ts`). */
const startPage = async () => {
  await pageIsHere();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) await import(href);
};

const begin = async () => {
  handOver();
  if (location.search) void askForFrame();
  else await Promise.race([showFirst(readAnswers()).catch(nothing), after(patience)]);
  await startPage();
};

void begin();
