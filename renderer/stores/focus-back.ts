/**
 * Remembers what has the focus, and answers with what gives it back. It stays where it is if somebody put it elsewhere meanwhile; what is gone
 * gets none.
 */
export function focusBack(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true });
  };
}
