import type { ImportKind } from '@llave/contract/import-columns';
import { IconTableImport } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** The way from a list to adding many of its kind at once. */
export const ImportLink = ({ kind }: { kind: ImportKind }) => {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="/dashboard/import/$kind"
      params={{ kind }}
      variant="default"
      leftSection={<IconTableImport size={20} />}
    >
      {t('lists.import')}
    </ButtonLink>
  );
};
