import { useId, useState } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { useUsers } from '../../users/api.ts';
import classes from './ExcludedPeople.module.css';

type Props = { accountId: string; value: string[]; onChange: (userIds: string[]) => void; error?: string | undefined };

/** The company's workers, each with a tick for not being let near the tool. */
export const ExcludedPeople = ({ accountId, value, onChange, error }: Props) => {
  const { t } = useTranslation();
  const countId = useId();
  const [q, setQ] = useState('');
  const people = useUsers(accountId, 'worker', q);
  const toggle = (userId: string, ticked: boolean) =>
    onChange(ticked ? [...value, userId].sort() : value.filter((id) => id !== userId));
  const empty = q ? t('tool.excluded.noMatch', { words: q }) : t('tool.excluded.empty');
  return (
    <Panel title={t('tool.excluded.title')} lead={t('tool.excluded.lead')}>
      <SearchField label={t('tool.excluded.search')} value={q} onSearch={setQ} />
      <fieldset aria-describedby={countId}>
        <legend className={classes.legend}>{t('tool.excluded.list')}</legend>
        <div className={classes.room}>
          <PagedList
            list={people}
            failed="tool.excluded.failed"
            skeleton={<RowsSkeleton />}
            empty={<p className={classes.empty}>{empty}</p>}
          >
            {(found) =>
              found.map((person) => (
                <label key={person.id} className={classes.person}>
                  <input
                    type="checkbox"
                    name="excludedUsers"
                    checked={value.includes(person.id)}
                    onChange={(event) => toggle(person.id, event.currentTarget.checked)}
                  />
                  {fullName(person)}
                </label>
              ))
            }
          </PagedList>
        </div>
      </fieldset>
      <p id={countId} className={classes.count} role="status">
        {value.length === 0 ? t('tool.excluded.none') : t('tool.excluded.chosen', { count: value.length })}
      </p>
      {error && <Notice kind="bad">{ruleText(t, error)}</Notice>}
    </Panel>
  );
};
