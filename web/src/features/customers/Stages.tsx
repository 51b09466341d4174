import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '../../lib/now.ts';
import { Details } from './Details.tsx';
import { Ending } from './Ending.tsx';
import type { OpenVisit } from './open-visit.ts';
import { PickedUp } from './PickedUp.tsx';
import { Pickup } from './Pickup.tsx';
import { Return } from './Return.tsx';
import { SignIn } from './SignIn.tsx';
import { stageOf } from './stages.ts';
import { keepVisit } from './visit.ts';

const route = getRouteApi('/customer/booking/management');

/** One question a screen: which one follows from what has been done. */
export const Stages = (open: OpenVisit) => {
  const now = useNow();
  const { step: asked } = route.useSearch();
  const [isLeaving, setLeaving] = useState(open.visit.isLeaving ?? false);
  const leave = (leaving: boolean) => {
    keepVisit({ ...open.visit, isLeaving: leaving });
    setLeaving(leaving);
  };
  const stage = stageOf(open.booking, { now, isLeaving, asked });

  switch (stage) {
    case 'details':
      return <Details {...open} />;
    case 'signature':
      return <SignIn {...open} />;
    case 'pickup':
      return <Pickup {...open} onLeave={() => leave(true)} />;
    case 'pickedUp':
      return <PickedUp {...open} onReturn={() => leave(false)} />;
    case 'files':
    case 'returnSignature':
    case 'drop':
      return <Return {...open} stage={stage} />;
    default:
      return <Ending {...open} stage={stage} />;
  }
};
