import { NotFound } from './NotFound.tsx';
import { PlainFrame } from './PlainFrame.tsx';

export const NotFoundPage = () => (
  <PlainFrame>
    <NotFound />
  </PlainFrame>
);
