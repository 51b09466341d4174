import type { Booking } from '@llave/contract/bookings';
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { fullName } from '../../../../lib/text/full-name.ts';
import { shortDayAndTime } from '../../../../lib/time/madrid.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { gripsOf, timesOf } from './draft.ts';
import classes from './MovePanel.module.css';
import type { Held, Holding } from './use-holding.ts';

type Props = { held: Held; holding: Holding; plate: string; clash: Booking | undefined };

/** Says where a booking would come to lie; with keys and buttons it is moved from here. */
export const MovePanel = ({ held: { draft, by }, holding, plate, clash }: Props) => {
  const { t } = useTranslation();
  const { booking } = draft;
  const whole = gripsOf(booking.status).includes('whole');
  const { dateFrom, dateTo } = timesOf(draft);
  const moves = [
    { name: 'earlier', key: 'ArrowLeft', Icon: IconArrowLeft, act: () => holding.step('whole', -1) },
    { name: 'later', key: 'ArrowRight', Icon: IconArrowRight, act: () => holding.step('whole', 1) },
    { name: 'up', key: 'ArrowUp', Icon: IconArrowUp, act: () => holding.changeRow(-1) },
    { name: 'down', key: 'ArrowDown', Icon: IconArrowDown, act: () => holding.changeRow(1) },
    { name: 'shorter', key: 'Shift+ArrowLeft', Icon: IconArrowBarToLeft, act: () => holding.step('end', -1) },
    { name: 'longer', key: 'Shift+ArrowRight', Icon: IconArrowBarToRight, act: () => holding.step('end', 1) },
  ] as const;
  const possible = moves.filter(({ name }) => whole || name === 'shorter' || name === 'longer');
  const press = (event: KeyboardEvent) => {
    const pressed = event.shiftKey ? `Shift+${event.key}` : event.key;
    if (pressed === 'Escape') holding.leave();
    possible.find(({ key }) => key === pressed)?.act();
    if (event.key.startsWith('Arrow')) event.preventDefault();
  };
  const title = t('timeline.moving.title', { customer: fullName(booking.customer) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form
    <div className={classes.panel} role="group" aria-label={title} data-by={by} onKeyDown={press}>
      <div className={classes.words} role="status">
        <strong>{fullName(booking.customer)}</strong>
        <span>
          {t('timeline.moving.place', { plate, from: shortDayAndTime(dateFrom), to: shortDayAndTime(dateTo) })}
        </span>
        {clash && (
          <span className={classes.clash}>
            {t('timeline.moving.clash', { number: clash.bookingInfo.bookingNumber })}
          </span>
        )}
        {!whole && <span className={classes.hint}>{t('timeline.moving.endOnly')}</span>}
      </div>
      {by === 'keys' && (
        <>
          <div className={classes.steps}>
            {possible.map(({ name, Icon, act }) => (
              <IconButton key={name} label={t(`timeline.moving.${name}`)} onClick={act}>
                <Icon size={22} />
              </IconButton>
            ))}
          </div>
          <div className={classes.ends}>
            <Button variant="default" onClick={holding.leave}>
              {t('timeline.moving.leave')}
            </Button>
            <Button autoFocus onClick={holding.putDown}>
              {t('timeline.moving.save')}
            </Button>
          </div>
          <p className={classes.keys}>{t('timeline.moving.keys')}</p>
        </>
      )}
    </div>
  );
};
