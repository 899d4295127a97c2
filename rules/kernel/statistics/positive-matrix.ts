/** Inverse of a symmetric positive matrix, row by row, by Cholesky's factors. Throws where it is not positive: a fit without a prior. */
export function inverseOf(matrix: Float64Array, size: number): Float64Array {
  const lower = factorOf(matrix, size);
  const inverse = new Float64Array(size * size);
  const column = new Float64Array(size);
  for (let unit = 0; unit < size; unit++) {
    for (let row = 0; row < size; row++) {
      let sum = row === unit ? 1 : 0;
      for (let k = 0; k < row; k++) sum -= lower[row * size + k]! * column[k]!;
      column[row] = sum / lower[row * size + row]!;
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = column[row]!;
      for (let k = row + 1; k < size; k++) sum -= lower[k * size + row]! * column[k]!;
      column[row] = sum / lower[row * size + row]!;
    }
    for (let row = 0; row < size; row++) inverse[row * size + unit] = column[row]!;
  }
  return inverse;
}

function factorOf(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!;
      if (row !== column) lower[row * size + column] = sum / lower[column * size + column]!;
      else if (sum > 0) lower[row * size + row] = Math.sqrt(sum);
      else throw new RangeError(`Row ${row} of the matrix follows from the rows above it.`);
    }
  }
  return lower;
}

/** Matrix times vector. */
export function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  const product = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) sum += matrix[row * size + column]! * vector[column]!;
    product[row] = sum;
  }
  return product;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
