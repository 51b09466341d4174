import { jsx } from './react.ts';

/** As much of the router as it takes to draw a link once. */

type Props = { to: string; params?: Record<string, string> } & Record<string, unknown>;

const anchored = ({ to, params = {}, ...props }: Props) => ({
  ...props,
  href: to.replaceAll(/\$(\w+)/g, (_, name: string) => params[name] ?? ''),
});

export const Link = (props: Props) => jsx('a', anchored(props));

export const createLink = (component: Parameters<typeof jsx>[0]) => (props: Props) => jsx(component, anchored(props));
