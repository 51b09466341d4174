import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Initials } from '../../../ui/signs/Initials.tsx';
import section from '../section.module.css';
import { breakpoints, countFor, moved, swipeOf, windowOf } from './carousel.ts';
import classes from './Voices.module.css';

/** What people of the sample workshops say, round and round; whoever reads it, holds it. */
export const Voices = () => {
  const { t } = useTranslation();
  const rotation = useRotation(voices.length);
  const finger = useRef({ x: 0, y: 0 });
  const { hold, release } = rotation;
  return (
    <section
      className={section.section}
      aria-labelledby="voices"
      aria-roledescription={t('landing.voices.carousel')}
      onFocus={({ target }) => (target.hasAttribute('data-rotation') ? release('focus') : hold('focus'))}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && release('focus')}
    >
      <div className={classes.intro}>
        <div className={section.intro}>
          <h2 id="voices">{t('landing.voices.title')}</h2>
          <p>{t('landing.voices.note')}</p>
        </div>
        <Controls {...rotation} />
      </div>
      <div
        className={classes.cards}
        aria-live={rotation.isTurning ? 'off' : 'polite'}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('hover')}
        onPointerLeave={() => release('hover')}
        onTouchStart={({ touches }) => {
          rotation.setWanted(false);
          finger.current = placeOf(touches) ?? finger.current;
        }}
        onTouchEnd={({ changedTouches }) => {
          const way = swipeOf(finger.current, placeOf(changedTouches) ?? finger.current);
          if (way) rotation.turn(way);
        }}
      >
        {windowOf(voices, rotation.first, rotation.count).map(({ item, place }) => (
          <VoiceCard key={item} voice={item} label={t('landing.voices.place', { at: place, of: voices.length })} />
        ))}
      </div>
    </section>
  );
};

const placeOf = ({ 0: touch }: { [index: number]: { clientX: number; clientY: number } }) =>
  touch && { x: touch.clientX, y: touch.clientY };

const voices = ['marta', 'ana', 'julian', 'pilar', 'hassan', 'lucia'] as const;

type VoiceCardProps = { voice: (typeof voices)[number]; label: string };

const VoiceCard = ({ voice, label }: VoiceCardProps) => {
  const { t } = useTranslation();
  const name = t(`landing.voices.${voice}.name`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, and no form
    <div className={classes.card} role="group" aria-roledescription={t('landing.voices.slide')} aria-label={label}>
      <blockquote>{t(`landing.voices.${voice}.quote`)}</blockquote>
      <p className={classes.who}>
        <Initials user={{ name, surname: '' }} />
        <span>
          <strong>{name}</strong>
          <span className={classes.role}>{t(`landing.voices.${voice}.role`)}</span>
        </span>
      </p>
    </div>
  );
};

type ControlsProps = Pick<ReturnType<typeof useRotation>, 'isWanted' | 'setWanted' | 'turn'>;

/** Stop or let go on, one back, one on. */
const Controls = ({ isWanted, setWanted, turn }: ControlsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.controls}>
      <button type="button" data-rotation onClick={() => setWanted(!isWanted)}>
        {isWanted ? <IconPlayerPause size={20} aria-hidden="true" /> : <IconPlayerPlay size={20} aria-hidden="true" />}
        {t(isWanted ? 'landing.voices.pause' : 'landing.voices.play')}
      </button>
      <button type="button" aria-label={t('landing.voices.previous')} onClick={() => turn(-1)}>
        <IconChevronLeft size={24} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('landing.voices.next')} onClick={() => turn(1)}>
        <IconChevronRight size={24} aria-hidden="true" />
      </button>
    </div>
  );
};

const pace = 6_000;
const calm = '(prefers-reduced-motion: reduce)';

/** What a carousel shows now. It goes on by itself unless it is held, stopped or unwelcome. */
const useRotation = (total: number) => {
  const [first, setFirst] = useState(0);
  const [isWanted, setWanted] = useState(() => !matchMedia(calm).matches);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const count = useSyncExternalStore(listen, () => countFor((query) => matchMedia(query).matches));
  const isTurning = isWanted && holds.size === 0;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setFirst((at) => moved(at, 1, total)), pace);
    return () => clearInterval(timer);
  }, [isTurning, total]);

  return {
    first,
    count,
    isWanted,
    isTurning,
    turn: (by: -1 | 1) => setFirst((at) => moved(at, by, total)),
    setWanted,
    hold: (why: Hold) => setHolds((now) => new Set(now).add(why)),
    release: (why: Hold) => setHolds((now) => new Set([...now].filter((one) => one !== why))),
  };
};

/** What holds it still for as long as it lasts. */
type Hold = 'hover' | 'focus';

const listen = (changed: () => void) => {
  const lists = breakpoints.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
};
