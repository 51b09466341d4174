import type { ImportKind } from '@llave/contract/import-columns';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Progress } from '../Progress.tsx';
import { columnsOf, type useImport } from '../use-import.ts';
import classes from './Choosing.module.css';
import { DropZone } from './DropZone.tsx';
import { RecentImports } from './RecentImports.tsx';

type Props = { kind: ImportKind; me: User; state: ReturnType<typeof useImport> };

/** The file, which columns it may have, and what was imported before it. */
export const Choosing = ({ kind, me, state: { busy, unreadable, choose } }: Props) => {
  const { t, language } = useTranslation();
  return (
    <div className={classes.page}>
      {busy ? <Progress text={t('imports.reading')} /> : <DropZone kind={kind} choose={(file) => void choose(file)} />}
      {unreadable && <Notice kind="bad">{t(`imports.unreadable.${unreadable}`)}</Notice>}
      <section className={classes.help} aria-label={t('imports.columns')}>
        <h2>{t('imports.columns')}</h2>
        <ul>
          {columnsOf(kind).map((column) => (
            <li key={column.field} data-needed={column.needed}>
              {column[language]}
              {column.needed && <span>{t('imports.needed')}</span>}
            </li>
          ))}
        </ul>
        <p>{t(`imports.known.${kind}`)}</p>
        {kind === 'tools' && <p>{t('imports.drawn')}</p>}
        {kind === 'people' && <p>{t('imports.invited')}</p>}
      </section>
      <RecentImports accountId={me.accountId} kind={kind} />
    </div>
  );
};
