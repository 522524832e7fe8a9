/** A page of a list of the desk's (recruiting §7). */
export interface Page<Row> {
  data: Row[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  total: number;
  /** True where there are more than were counted. */
  totalIsMore: boolean;
}
