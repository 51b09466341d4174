import type { IncidentCard, Observation } from '@llave/contract/incidents';
import type { Translate } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';

/** Who opened it: a colleague, or whoever stood before the label. */
export const creatorOf = (t: Translate, { creator, creatorName }: Pick<IncidentCard, 'creator' | 'creatorName'>) => {
  if (creator) return fullName(creator);
  return creatorName ? t('incidents.byLabelNamed', { name: creatorName }) : t('incidents.byLabel');
};

/** Who wrote it, and what tells two of the same name apart: an address, where they have one. */
export const authorOf = (t: Translate, { user, name }: Observation) => ({
  name: (user && fullName(user)) || name || t('incidents.someone'),
  mark: user?.email,
});
