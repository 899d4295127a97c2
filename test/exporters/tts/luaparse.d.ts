declare module 'luaparse' {
  /** Throws where the text is no Lua. */
  export function parse(code: string, options: { luaVersion: '5.2' }): unknown;
}
