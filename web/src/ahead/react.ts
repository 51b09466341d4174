import type { ReactNode } from 'react';

/**
 * As much of React as it takes to draw once: what is written for it is drawn straight into the page, before React itself is
 * here. Effects do not run, nothing hears a press, and no state changes.
 */

type Drawn = Node | string | number | boolean | null | undefined | Drawn[];
type Props = Record<string, unknown> & { children?: Drawn };
type Component = (props: Props) => Drawn;

const svg = 'http://www.w3.org/2000/svg';
const isOfSvg = new Set(['svg', 'path', 'circle', 'line', 'rect', 'polyline', 'ellipse', 'g']);

/** What stands for nothing in the page. */
const silent = new Set(['key', 'ref']);
const names: Record<string, string> = { className: 'class', htmlFor: 'for' };

export const jsx = (type: string | Component, props: Props): Drawn =>
  typeof type === 'function' ? type(props) : element(type, props);

export { jsx as jsxs };

export const Fragment: Component = ({ children }) => children;

export const createElement = (type: string | Component, props: Props | null, ...children: Drawn[]) =>
  jsx(type, { ...props, children });

/** What was drawn, for the page. */
export const draw = (drawn: ReactNode) => nodesOf(drawn as Drawn);

const element = (type: string, { children, ...props }: Props) => {
  const made = isOfSvg.has(type) ? document.createElementNS(svg, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) setProperty(made, name, value);
  made.append(...nodesOf(children));
  return made;
};

const nodesOf = (drawn: Drawn): (Node | string)[] => {
  if (Array.isArray(drawn)) return drawn.flatMap(nodesOf);
  if (drawn instanceof Node) return [drawn];
  const text = typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : '';
  return text ? [text] : [];
};

const setProperty = (made: Element, name: string, value: unknown) => {
  if (silent.has(name) || value === undefined || value === null || typeof value === 'function') return;
  const isTold = /^(aria|data)-/.test(name);
  if (value === false && !isTold) return;
  made.setAttribute(nameOf(name), value === true && !isTold ? '' : String(value));
};

/** `strokeWidth` is written `stroke-width`; that HTML has no capitals, the browser knows. */
const nameOf = (name: string) =>
  names[name] ?? name.replace(/^stroke([A-Z])/, (_, letter: string) => `stroke-${letter.toLowerCase()}`);

export const useState = <T>(first: T | (() => T)) => [first instanceof Function ? first() : first, () => undefined];
export const useRef = <T>(current: T) => ({ current });
export const useId = () => 'early';
export const useEffect = () => undefined;
export const useCallback = <T>(act: T) => act;
export const useSyncExternalStore = <T>(_: unknown, read: () => T) => read();
export const memo = (component: Component) => component;
export const forwardRef =
  (component: (props: Props, ref: null) => Drawn): Component =>
  (props) =>
    component(props, null);
