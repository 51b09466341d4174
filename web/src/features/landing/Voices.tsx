import { useRef } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Controls } from './Controls.tsx';
import { swipeOf, windowOf } from './carousel.ts';
import section from './section.module.css';
import { useRotation } from './use-rotation.ts';
import { VoiceCard, voices } from './VoiceCard.tsx';
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
