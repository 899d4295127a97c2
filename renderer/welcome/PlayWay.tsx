import { Button } from '@mantine/core';
import { playWithThis, useWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import { WayFrame } from './WayFrame.tsx';

/** Play with the set in the window: one press. */
export function PlayWay({ name }: { readonly name: string }) {
  const doing = useWelcome((state) => state.doing);
  return (
    <WayFrame way="play" title={words.welcome.play}>
      <p>{words.welcome.playTold(name)}</p>
      <Button loading={doing === 'play'} disabled={doing !== undefined} onClick={() => void playWithThis()}>
        {words.welcome.playButton(name)}
      </Button>
    </WayFrame>
  );
}
