import { useTranslation } from '../../../i18n/translation.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { statesOf } from './states.ts';

type Props = { tool: Parameters<typeof statesOf>[0]; myId: string; className: string | undefined };

/** What state a tool is in, for who looks at it. */
export const StateChips = ({ tool, myId, className }: Props) => {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <div className={className}>
      {statesOf(tool, myId, now).map(({ tone, text }) => (
        <Chip key={text} tone={tone}>
          {t(text)}
        </Chip>
      ))}
    </div>
  );
};
