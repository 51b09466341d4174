import { Failure } from './Failure.tsx';
import { PlainFrame } from './PlainFrame.tsx';

export const FailurePage = () => (
  <PlainFrame>
    <Failure />
  </PlainFrame>
);
