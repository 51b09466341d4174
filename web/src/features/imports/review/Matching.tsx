import type { ImportKind } from '@llave/contract/import-columns';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { textOf } from '../reading/values.ts';
import { columnsOf, type Draft } from '../use-import.ts';
import classes from './Matching.module.css';

type Props = { kind: ImportKind; draft: Draft; change: (draft: Draft) => void };

/** So many values show what a column is about. */
const samples = 3;

/** Which field each column of the file was taken for, to be corrected where that is wrong. */
export const Matching = ({ kind, draft, change }: Props) => {
  const { t, language } = useTranslation();
  const { headings, rows } = draft.sheet;
  const set = (at: number, field: string) =>
    change({
      ...draft,
      fields: draft.fields.map((was, index) => {
        if (index === at) return field || null;
        return was === field ? null : was;
      }),
    });
  const sampleOf = (at: number) =>
    rows
      .flatMap(({ cells }) => textOf(cells[at] ?? null) || [])
      .slice(0, samples)
      .join(' · ');
  return (
    <Panel title={t('imports.matching')} lead={t('imports.matchingLead')}>
      <ul className={classes.list}>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have one name, and they stay in their order
          <li key={at} data-matched={draft.fields[at] !== null}>
            <div className={classes.words}>
              <p className={classes.heading}>{heading || t('imports.noHeading', { number: at + 1 })}</p>
              <p className={classes.sample}>{sampleOf(at) || t('imports.emptyColumn')}</p>
            </div>
            <IconArrowRight size={20} className={classes.arrow} />
            <Select
              aria-label={t('imports.fieldOf', { heading: heading || t('imports.noHeading', { number: at + 1 }) })}
              value={draft.fields[at] ?? ''}
              onChange={(event) => set(at, event.currentTarget.value)}
            >
              <option value="">{t('imports.leaveOut')}</option>
              {columnsOf(kind).map((column) => (
                <option key={column.field} value={column.field}>
                  {column[language]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
