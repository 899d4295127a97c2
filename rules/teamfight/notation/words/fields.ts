/** The fields of entities that their texts may repeat. */
export interface Fields {
  readonly health?: number;
  /** Of a summon. */
  readonly speed?: number;
  readonly object?: boolean;
  readonly size?: number;
  /** On how many edges in a row a piece lies that is thinner than a space, as its card tells. */
  readonly long?: number;
  /** Of a marker: the ability that lays it as an area that stays. */
  readonly zoneOf?: string;
  /** Of what a map tells under a label: nobody lays it. */
  readonly ofMap?: true;
  readonly blocksMovement?: boolean;
  readonly blocksSight?: boolean;
  readonly enterCost?: number;
  readonly start?: number;
  readonly most?: number;
  readonly hazards?: readonly { readonly name: string; readonly effect: string }[];
  readonly columns?: number;
  readonly rows?: number;
  readonly controlPoints?: readonly { readonly name: string; readonly cells?: readonly string[] }[];
  readonly heights?: readonly string[];
}
