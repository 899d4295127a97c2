/** Soft hyphen, zero-width space, (non-)joiner, word joiner and byte order mark. Fonts and painters differ in what they make of them. */
const invisible = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g;

/** A text without the characters that take no room, so that all painters measure and print the same. */
export const visible = (text: string): string => text.replace(invisible, '');
