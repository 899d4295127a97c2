/** Names of the messages between the page's preload script and the main process. */
export const messages = { call: 'setwright:call', event: 'setwright:event', stop: 'setwright:stop' } as const;
