import { create } from 'zustand';

/** Movement of the unit whose ways on a map are told; undefined is the middle speed of the set's heroes. */
export const useSpeed = create<{ readonly speed?: number | undefined }>(() => ({}));

export const chooseSpeed = (speed: number | undefined): void => useSpeed.setState({ speed });
