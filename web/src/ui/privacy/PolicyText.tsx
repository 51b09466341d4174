import { createElement, Fragment, type ReactNode } from 'react';
import classes from './PolicyText.module.css';
import { type Block, type Inline, policyBlocks } from './policy-blocks.ts';

type Props = {
  text: string;
  /** What the text's own first headings are in the page around it. */
  topLevel?: 2 | 3;
};

/** A company's policy with its headings, lists, bold words and links; never as HTML. */
export const PolicyText = ({ text, topLevel = 2 }: Props) => (
  <div className={classes.policy}>{numbered(policyBlocks(text), (block) => piece(block, topLevel))}</div>
);

const piece = (block: Block, topLevel: number) => {
  if (block.kind === 'heading') return createElement(`h${block.level - 1 + topLevel}`, null, spoken(block.text));
  if (block.kind === 'list')
    return createElement(
      block.ordered ? 'ol' : 'ul',
      null,
      numbered(block.items, (item) => <li>{spoken(item)}</li>),
    );
  return (
    <p>
      {numbered(block.lines, (line, index) => (
        <>
          {index > 0 && <br />}
          {spoken(line)}
        </>
      ))}
    </p>
  );
};

const spoken = (words: Inline[]) => numbered(words, (word) => (word.bold ? <strong>{said(word)}</strong> : said(word)));

const said = ({ text, href }: Inline) =>
  href ? (
    <a href={href} {...(/^http/i.test(href) && elsewhere)}>
      {text}
    </a>
  ) : (
    text
  );

/** Whoever reads a policy in the middle of something comes back to it. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** The pieces of one text never move, so that their place is their key. */
const numbered = <T,>(list: T[], draw: (one: T, index: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
  list.map((one, index) => <Fragment key={index}>{draw(one, index)}</Fragment>);
